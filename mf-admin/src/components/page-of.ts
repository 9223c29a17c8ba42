/** A page of a list, as services answer it. */
export interface PageOf<Row> {
  items: Row[];
  /** How many there are, or, when not `exact`, how many were counted. */
  total: number;
  exact: boolean;
  page: number;
  limit: number;
}

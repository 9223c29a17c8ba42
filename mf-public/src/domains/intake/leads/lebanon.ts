/** Region that pickers of countries begin with. */
export const LEBANON = 'LB';

import { Checkbox } from '@diwan/ui/checkbox';

interface ClientBoxesProps {
  /** Before the ids of the boxes. */
  id: string;
  legend: string;
  clients: readonly { id: string; name: string }[];
  /** Ids of the chosen. */
  chosen: readonly string[];
  /** What is said of those who cannot be chosen, by id. */
  fixed?: ReadonlyMap<string, string>;
  onChange: (chosen: readonly string[]) => void;
}

/** Which of the clients of a case something is for, where it has several. */
export function ClientBoxes({ id, legend, clients, chosen, fixed, onChange }: ClientBoxesProps) {
  const choose = (clientId: string, wanted: boolean) =>
    onChange(wanted ? [...chosen, clientId] : chosen.filter((other) => other !== clientId));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{legend}</legend>
      {clients.map((client) => {
        const hint = fixed?.get(client.id);
        return (
          <Checkbox
            key={client.id}
            id={`${id}-${client.id}`}
            label={client.name}
            hint={hint}
            disabled={hint !== undefined}
            checked={hint !== undefined || chosen.includes(client.id)}
            onChange={(event) => choose(client.id, event.target.checked)}
          />
        );
      })}
    </fieldset>
  );
}

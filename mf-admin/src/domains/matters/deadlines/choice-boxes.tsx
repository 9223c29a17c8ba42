import { Checkbox } from '@diwan/ui/checkbox';
import { FormControl } from '@diwan/ui/form-field';

interface ChoiceBoxesProps<Value extends string> {
  /** Of a list in the form around. */
  name: string;
  legend: string;
  /** What is around says it already. */
  isLegendHidden?: boolean;
  choices: readonly { value: Value; label: string }[];
}

/** Any number of a few choices. */
export function ChoiceBoxes<Value extends string>({ name, legend, isLegendHidden, choices }: ChoiceBoxesProps<Value>) {
  return (
    <FormControl name={name}>
      {({ value, onChange, onBlur }) => {
        const chosen = value as readonly Value[];
        return (
          <fieldset className="grid gap-2 sm:grid-cols-2" onBlur={onBlur}>
            <legend className={isLegendHidden ? 'sr-only' : 'pb-2 font-medium'}>{legend}</legend>
            {choices.map((choice) => (
              <Checkbox
                key={choice.value}
                label={choice.label}
                checked={chosen.includes(choice.value)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, choice.value] : chosen.filter((one) => one !== choice.value))
                }
              />
            ))}
          </fieldset>
        );
      }}
    </FormControl>
  );
}

import { useId } from 'react';

interface SwitchProps<Value extends string> {
  label: string;
  options: ReadonlyArray<readonly [value: Value, label: string]>;
  value: Value;
  onValue: (value: Value) => void;
}

/** One of a few options, side by side. */
export function Switch<Value extends string>({ label, options, value, onValue }: SwitchProps<Value>) {
  const name = useId();
  return (
    <fieldset className="switch">
      <legend className="sr-only">{label}</legend>
      {options.map(([one, text]) => (
        <label key={one}>
          <input type="radio" name={name} checked={value === one} onChange={() => onValue(one)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

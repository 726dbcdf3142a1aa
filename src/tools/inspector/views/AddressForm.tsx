import { type FormEvent, useId, useState } from 'react';

export interface AddressFormProps {
  onAddress(address: string): void;
}

/** The URL of a file, which is fetched only when this form is submitted. */
export function AddressForm({ onAddress }: AddressFormProps) {
  const [address, setAddress] = useState('');
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim()) onAddress(address);
  };
  return (
    <form className="field address-form" onSubmit={send} noValidate>
      <label htmlFor={id}>File URL</label>
      <div>
        <input
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <button type="submit" className="button button-quiet">
          Fetch
        </button>
      </div>
    </form>
  );
}

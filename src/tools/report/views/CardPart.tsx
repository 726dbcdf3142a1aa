import { type ReactNode, useId } from 'react';

export interface CardPartProps {
  title: string;
  children: ReactNode;
}

/** A part of the card, named by its title. The card's one heading is the state, which people jump to. */
export function CardPart({ title, children }: CardPartProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="card-part" role="group" aria-labelledby={id}>
      <p className="card-title" id={id}>
        {title}
      </p>
      {children}
    </div>
  );
}

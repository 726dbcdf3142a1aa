import { type ReactNode, useId } from 'react';

export interface CardPartProps {
  title: string;
  children: ReactNode;
}

/** A section of the card, labeled by its title. The card's only heading is the state, which people jump to. */
export function CardPart({ title, children }: CardPartProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="card-part" role="group" aria-labelledby={id}>
      <p className="card-title" id={id}>
        {title}
      </p>
      {children}
    </div>
  );
}

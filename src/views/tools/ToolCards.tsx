import { type ToolId, toolAddress } from '../../config/tool-pages.ts';
import { type CardPicture, PictureCards } from '../PictureCards.tsx';
import { TOOL_PAGES } from './tool-pages.ts';

export interface ToolCardsProps {
  tools: readonly ToolId[];
  pictures: Readonly<Partial<Record<ToolId, CardPicture>>>;
  /** Level of the headings. */
  level: 2 | 3;
}

/** A card for each tool: picture, name, and purpose. */
export function ToolCards({ tools, pictures, level }: ToolCardsProps) {
  return (
    <PictureCards
      level={level}
      cards={tools.map((id) => ({
        title: TOOL_PAGES[id].title,
        text: TOOL_PAGES[id].lead,
        address: toolAddress(id),
        picture: pictures[id],
      }))}
    />
  );
}

import './ToolCards.css';
import { href } from '../../addresses/href.ts';
import { type ToolId, toolAddress } from '../../config/tool-pages.ts';
import { TOOL_PAGES } from './tool-pages.ts';

/** A screenshot of a tool. */
export interface ToolPicture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

export interface ToolCardsProps {
  tools: readonly ToolId[];
  pictures: Readonly<Partial<Record<ToolId, ToolPicture>>>;
  /** Level of the headings. */
  level: 2 | 3;
}

/** A card for each tool: picture, name, and purpose. */
export function ToolCards({ tools, pictures, level }: ToolCardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="tool-cards">
      {tools.map((id) => {
        const picture = pictures[id];
        return (
          <li key={id}>
            {picture && <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />}
            <Heading>
              <a href={href(toolAddress(id))}>{TOOL_PAGES[id].title}</a>
            </Heading>
            <p>{TOOL_PAGES[id].lead}</p>
          </li>
        );
      })}
    </ul>
  );
}

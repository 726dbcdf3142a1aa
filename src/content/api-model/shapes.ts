import type { NamedLink, Shape } from '../../page-data/api-reference.ts';
import { type Library, shapeId } from './library.ts';
import type { ModelItem } from './model.ts';
import { createWriter } from './writer.ts';

/** The name readers know: the model numbers a name that the web also has. */
export const shapeName = ({ name }: Pick<ModelItem, 'name'>): string => name.replace(/_\d+$/, '');

/** A declaration without its own page. */
export async function shapeOf(library: Library, item: ModelItem, today?: NamedLink): Promise<Shape> {
  const hasMembers = item.kind === 'interface' || item.kind === 'class';
  return {
    id: shapeId(item),
    name: shapeName(item),
    from: library.titleOf(item),
    code: await createWriter(library, item).signature(item, hasMembers ? 'with members' : undefined),
    ...(today && { today }),
  };
}

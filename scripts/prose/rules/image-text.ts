import { attributeValues } from '../../../src/content/markdown/attributes.ts';
import { lineOf, nodesOf, type Rule } from '../page.ts';

/** Pictures and drawings have alternative text that says what they show, not that they're pictures. */
export const imageText: Rule = ({ file, tree }) => {
  const images = [...nodesOf(tree, ['image'])].map(({ node }) => ({
    line: lineOf(node),
    name: node.url,
    alt: node.alt ?? '',
  }));
  const drawings = [...nodesOf(tree, ['mdxJsxFlowElement'])].flatMap(({ node }) => {
    if (node.name !== 'Diagram') return [];
    const { name, alt } = attributeValues(node.attributes);
    return [{ line: lineOf(node), name: String(name), alt: typeof alt === 'string' ? alt : '' }];
  });
  return [...images, ...drawings].flatMap(({ line, name, alt }) => {
    const problems: string[] = [];
    if (!alt.trim()) problems.push(`${name} has no alternative text; say what it shows`);
    if (
      /^(?:an? |the )?(?:image|picture|diagram|drawing|screenshot|photo) (?:of|showing|shows|that)\b/i.test(
        alt,
      )
    )
      problems.push(`the alternative text of ${name} begins with what it is; say what it shows`);
    return problems.map((message) => ({ file, line, message }));
  });
};

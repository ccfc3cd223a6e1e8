/** The lines of docs/OPERATIONS.md that an operator types, with how each block is typed. */
import { readFileSync } from 'node:fs';

const PAGE = 'docs/OPERATIONS.md';

export interface Block {
  /** The heading of level 2 that it stands under. */
  section: string;
  /** Line of the page. */
  at: number;
  text: string;
  /** Users that type it: `root`, `parvis`. */
  users: readonly string[];
  /** `needs` (what a test may not have), `with` (a stand-in), `input` (what is typed at a question), and words alone. */
  marks: ReadonlyMap<string, string>;
}

const USERS = ['root', 'parvis'];

/** @throws Error for a block of shell without marks: its author has to say how it is typed */
export function blocksOf(page = readFileSync(PAGE, 'utf8')): Block[] {
  const blocks: Block[] = [];
  let section = '';
  let open: { at: number; words: string[]; lines: string[] } | undefined;
  for (const [index, line] of page.split('\n').entries()) {
    if (open && line === '```') {
      const { at, words, lines } = open;
      const marks = new Map(words.map((word) => [word.split('=')[0] ?? '', word.split('=')[1] ?? '']));
      blocks.push({
        section,
        at,
        text: `${lines.join('\n')}\n`,
        users: words.filter((word) => USERS.includes(word)),
        marks,
      });
      open = undefined;
    } else if (open) open.lines.push(line);
    else if (line.startsWith('```')) {
      const words = line.slice(3).split(' ').slice(1);
      if (words.length === 0)
        throw new Error(`${PAGE}:${index + 1}: a block without a word on how it is typed.`);
      open = { at: index + 1, words, lines: [] };
    } else if (line.startsWith('## ')) section = line.slice(3);
  }
  return blocks;
}

/** Blocks that no test types, by what they need; their syntax alone is checked. */
export const UNTYPED: Readonly<Record<string, string>> = {
  systemd: 'systemd',
  docker: 'Docker',
  'public-name': 'a public name',
  registry: 'the npm registry',
};

export const isTyped = ({ marks }: Block): boolean =>
  !(marks.get('needs') && UNTYPED[marks.get('needs') ?? '']);

/** Words of the page, without the table of settings and the figures. */
export function wordsOfPage(page = readFileSync(PAGE, 'utf8')): number {
  const kept = page
    .replace(/<!-- settings:start -->[\s\S]*<!-- settings:end -->/, '')
    .replace(/^## Figures\n[\s\S]*?(?=^## |^\[\^)/m, '');
  return kept.split(/\s+/).filter(Boolean).length;
}

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOW_HEIGHT, RESERVED_HEIGHT } from '../../../embed/loader/reservedHeight';

it.each(['embed/element/reserveHeight.ts', 'src/areas/frame/frame.module.css', 'docs/REFERENCE.md'])(
  'the reserved height of a widget is the same in %s',
  (file) => {
    const found = readFileSync(file, 'utf8').match(/clamp\([^)]*\)/g) ?? [];
    expect(found.map((length) => length.replaceAll(' ', ''))).toContain(RESERVED_HEIGHT);
    expect(readFileSync(file, 'utf8').replace('320 px', '320px')).toContain(LOW_HEIGHT);
  },
);

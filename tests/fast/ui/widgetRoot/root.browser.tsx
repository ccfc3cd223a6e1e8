import { useEffect } from 'react';
import { useWidgetRoot } from '../../../../src/ui/widgetRoot/useWidgetRoot';
import { WidgetRoot } from '../../../../src/ui/widgetRoot/WidgetRoot';
import { expect } from '../../../support/expect';
import { until } from '../../../support/queries';
import { mountTargets } from '../mountTargets';

const found: (HTMLElement | null)[] = [];

/** Listens for a key as the command palette does, in a widget whose code was there before it was mounted. */
function Keys() {
  const store = useWidgetRoot();
  useEffect(() => {
    found.push(store.root);
  }, [store]);
  return null;
}

describe('The root of a widget', () => {
  for (const [where, mount] of mountTargets)
    it(`is there for the first effects of what it shows, ${where} [Y2]`, async () => {
      found.length = 0;
      const { root } = mount(
        <WidgetRoot>
          <Keys />
        </WidgetRoot>,
      );
      await until(() => found.length > 0);
      expect(found).toEqual([root.querySelector('.parvis')]);
    });
});

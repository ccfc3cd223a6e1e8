import { MessagesProvider } from '../../../src/texts/texts';
import { Button } from '../../../src/ui/button/Button';
import { IconButton } from '../../../src/ui/button/IconButton';
import { Avatar } from '../../../src/ui/display/Avatar';
import { Badge } from '../../../src/ui/display/Badge';
import { Disclosure } from '../../../src/ui/display/Disclosure';
import { Panel } from '../../../src/ui/display/Panel';
import { TextField } from '../../../src/ui/form/fields/TextField';
import { EmptyState } from '../../../src/ui/state/EmptyState';
import { ErrorState } from '../../../src/ui/state/ErrorState';
import { Skeleton } from '../../../src/ui/state/Skeleton';
import { Splash } from '../../../src/ui/state/Splash';
import { Tabs } from '../../../src/ui/tabs/Tabs';
import { WidgetRoot } from '../../../src/ui/widgetRoot/WidgetRoot';
import { expect, fn } from '../../support/expect';
import { nth, query } from '../../support/lookups.ts';
import { axeCheck, mountInLight, mountInShadow } from '../../support/mount';
import { present } from '../../support/present.ts';
import { allByRole, byLabel, byRole, maybeByRole } from '../../support/queries';
import { click, fill, press } from '../../support/user';
import { expectFocus, mountTargets } from './mountTargets';

const tabs = [
  { key: 'a', label: 'Informations', panel: <TextField label="Nom" /> },
  { key: 'b', label: 'Famille', panel: 'Deux enfants' },
  { key: 'c', label: 'Groupes', panel: 'Chorale' },
];

for (const [where, mount] of mountTargets) {
  describe(`Tabs ${where}`, () => {
    it('moves with the arrows, wraps, and links each tab to its panel', async () => {
      const change = fn();
      const { root } = mount(
        <WidgetRoot>
          <Tabs label="Fiche" tabs={tabs} onChange={change} />
        </WidgetRoot>,
      );
      byRole(root, 'tab', 'Informations').focus();
      await press('ArrowLeft');
      await expectFocus(byRole(root, 'tab', 'Groupes'));
      expect(byRole(root, 'tabpanel', 'Groupes').textContent).toBe('Chorale');
      await press('ArrowRight', 'ArrowRight', 'End', 'Home');
      await expectFocus(byRole(root, 'tab', 'Informations'));
      expect(change.mock.calls.flat()).toEqual(['c', 'a', 'b', 'c', 'a']);
      expect(allByRole(root, 'tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
      await axeCheck(root);
    });

    it('keeps what was typed in a panel that was left and opened again', async () => {
      const { root } = mount(
        <WidgetRoot>
          <Tabs label="Fiche" tabs={tabs} />
        </WidgetRoot>,
      );
      await fill(byLabel(root, 'Nom'), 'Dupont');
      await click(byRole(root, 'tab', 'Famille'));
      await click(byRole(root, 'tab', 'Informations'));
      expect(byLabel(root, 'Nom').value).toBe('Dupont');
    });
  });

  describe(`States and parts ${where}`, () => {
    it('are free of violations, light and dark', async () => {
      for (const theme of ['light', 'dark'] as const) {
        const { root, unmount } = mount(
          <WidgetRoot theme={theme} style={{ background: 'var(--pv-canvas)', padding: 8 }}>
            <Panel title="Membres" actions={<IconButton icon="refresh" label="Actualiser" />}>
              <EmptyState icon="users" title="Aucun membre trouvé" action={<Button>Ajouter</Button>} />
              <ErrorState message="Erreur lors du chargement" onRetry={() => {}} />
              <ErrorState inline message="Erreur lors du chargement" onRetry={() => {}} />
              <Button variant="primary">Enregistrer</Button>
              <Button variant="danger">Supprimer</Button>
              <Button variant="quiet">Plus tard</Button>
              <Disclosure title="Groupes" count={2} defaultOpen>
                <Badge>neutre</Badge> <Badge tone="accent">actif</Badge> <Badge tone="danger">tard</Badge>{' '}
                <Badge tone="warning">attention</Badge> <Badge tone="info">nouveau</Badge>{' '}
                <Badge color="#BE185D">Chorale</Badge>
              </Disclosure>
              <Avatar initials="DJ" color="#76C12C" />
            </Panel>
          </WidgetRoot>,
        );
        await axeCheck(root);
        unmount();
      }
    });

    it('offers to try again', async () => {
      const retry = fn();
      const { root } = mount(
        <MessagesProvider messages={{ 'ui.retry': 'Recommencer' }}>
          <WidgetRoot>
            <ErrorState message="Erreur" onRetry={retry} />
          </WidgetRoot>
        </MessagesProvider>,
      );
      await click(byRole(root, 'button', 'Recommencer'));
      expect(retry).toHaveBeenCalledTimes(1);
    });

    it('shows the splash with its exact words [S3]', () => {
      const { root } = mount(
        <WidgetRoot>
          <Splash />
        </WidgetRoot>,
      );
      const splash = allByRole(root, 'status').find((status) => status.querySelector('svg'));
      expect(splash?.textContent).toBe('Chargement...');
    });

    it('keeps the focus of a busy button and ignores its clicks', async () => {
      const press = fn();
      const button = (busy: boolean) => (
        <WidgetRoot>
          <Button busy={busy} busyLabel="Connexion..." onClick={press}>
            Se connecter
          </Button>
        </WidgetRoot>
      );
      const { root, rerender } = mount(button(false));
      await click(byRole(root, 'button', 'Se connecter'));
      rerender(button(true));
      await expectFocus(byRole(root, 'button', 'Connexion...'));
      await click(byRole(root, 'button', 'Connexion...'));
      expect(press).toHaveBeenCalledTimes(1);
    });

    it('hides a skeleton for its first 150 ms', () => {
      const { root } = mount(
        <WidgetRoot>
          <Skeleton />
        </WidgetRoot>,
      );
      const statuses = allByRole(root, 'status');
      const skeleton = present(
        statuses.find((status) => status.textContent === 'Chargement...'),
        'skeleton',
      );
      expect(getComputedStyle(skeleton).opacity).toBe('0');
      expect(nth(skeleton.getAnimations(), 0).effect?.getComputedTiming().delay).toBe(150);
    });
  });
}

describe('WidgetRoot', () => {
  it('does not inherit the text styles of its host page', () => {
    const host = document.body;
    host.style.cssText =
      'font-size:30px;letter-spacing:5px;text-transform:uppercase;text-align:center;line-height:3';
    document.documentElement.style.fontSize = '62.5%';
    const { root } = mountInLight(
      <WidgetRoot>
        <Button>Enregistrer</Button>
      </WidgetRoot>,
    );
    const style = getComputedStyle(byRole(root, 'button', 'Enregistrer'));
    host.style.cssText = '';
    document.documentElement.style.fontSize = '';
    expect([style.fontSize, style.letterSpacing, style.textTransform]).toEqual(['15px', 'normal', 'none']);
  });

  it('has its own theme, whatever the page prefers', () => {
    const { root } = mountInShadow(
      <WidgetRoot theme="dark">
        <Button variant="quiet">Ici</Button>
      </WidgetRoot>,
    );
    expect(getComputedStyle(byRole(root, 'button', 'Ici')).color).toBe('rgb(236, 238, 233)');
    expect(maybeByRole(root, 'alert')).toBe(null);
  });

  it('needs no horizontal scrolling at 320 px', () => {
    const { root } = mountInLight(
      <WidgetRoot style={{ inlineSize: 320 }}>
        <Panel
          title="Rechercher-un-nom-extrêmement-long-sans-aucune-espace"
          actions={<Button>Exporter</Button>}
        >
          <ErrorState inline message="Une-erreur-dont-le-nom-ne-se-coupe-pas-facilement" onRetry={() => {}} />
          <Button>Un bouton dont les mots sont décidément trop nombreux pour une seule ligne</Button>
          <Tabs label="Fiche" tabs={tabs.map((tab) => ({ ...tab, label: `${tab.label} de la famille` }))} />
        </Panel>
      </WidgetRoot>,
    );
    const surface = query(root, '.parvis');
    expect(surface.scrollWidth).toBeLessThanOrEqual(320);
  });
});

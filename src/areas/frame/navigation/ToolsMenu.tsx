import { useHref } from '../../../routing/Link';
import { useLocation } from '../../../routing/useLocation';
import { useMessage, useTexts } from '../../../texts/texts';
import { Menu } from '../../../ui/menu/Menu';
import { MenuItem } from '../../../ui/menu/MenuItem';
import type { AnyArea, Tile } from '../../area';
import { areaAt } from './areaAt';
import { toolsTexts } from './texts.fr';
import { useOffered } from './useOffered';

/** A menu from one application of the hub to the others that the user may open. */
export default function ToolsMenu({ areas }: { areas: readonly AnyArea[] }) {
  const texts = useTexts(toolsTexts);
  const { path } = useLocation();
  const here = areaAt(areas, path);
  const others = useOffered(areas).filter(({ tile, name }) => tile && name !== here?.name);
  if (others.length === 0) return null;
  return (
    <Menu label={texts.tools} variant="quiet">
      {others.map((area) => area.tile && <ToolItem key={area.name} area={area} tile={area.tile} />)}
    </Menu>
  );
}

function ToolItem({ area, tile }: { area: AnyArea; tile: Tile }) {
  const { navigate } = useLocation();
  const name = useMessage(`apps.${area.name}`, tile.name);
  const to = Object.values(area.routes)[0] ?? '/apps';
  return (
    <MenuItem icon={tile.icon} href={useHref(to)} onSelect={() => navigate(to)}>
      {name}
    </MenuItem>
  );
}

import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IconButton } from '../../../../src/ui/button/IconButton';
import { Avatar } from '../../../../src/ui/display/Avatar';
import { Picker } from '../../../../src/ui/picker/Picker';
import type { Column } from '../../../../src/ui/table/column';
import { Pager } from '../../../../src/ui/table/Pager';
import { Table } from '../../../../src/ui/table/Table';
import { WidgetRoot } from '../../../../src/ui/widgetRoot/WidgetRoot';

/* The page that tests/tools/bench/picker.mjs and table.mjs drive: 100,000 people to choose from, or 50 of them per page. */

const names = ['Dupont', 'Lefèvre', 'N’Guessan', 'Martin', 'Œuvrard', 'Bérenger', 'Kouassi', 'Traoré'];
const firstNames = ['Marie', 'Élodie', 'Jean-Baptiste', 'Zoé', 'Anne', 'Théo', 'Martine'];

interface Person {
  id: number;
  nom: string;
  prenom: string;
}

const people: Person[] = Array.from({ length: 100_000 }, (_, i) => ({
  id: i + 1,
  nom: `${names[i % names.length]}${i % 1000}`,
  prenom: firstNames[i % firstNames.length] ?? '',
}));
const mailOf = (person: Person) => `${person.id}@exemple.fr`;

function PickerCase() {
  const [selected, setSelected] = useState<number[]>([]);
  const options = useMemo(
    () => people.map((p) => ({ id: p.id, label: `${p.nom} ${p.prenom}`, detail: mailOf(p) })),
    [],
  );
  return <Picker label="Membres" options={options} multiple selected={selected} onChange={setSelected} />;
}

const columns: Column<Person>[] = [
  {
    key: 'nom',
    header: 'Nom',
    cell: (p) => (
      <>
        <Avatar initials={p.nom.slice(0, 2)} color="#3d6b12" /> {p.nom}
      </>
    ),
  },
  { key: 'prenom', header: 'Prénom', cell: (p) => p.prenom },
  { key: 'telephone', header: 'Téléphone', cell: (p) => `06 00 00 ${p.id}`, hideBelow: 'small' },
  { key: 'email', header: 'E-mail', cell: mailOf, hideBelow: 'narrow' },
  {
    key: 'actions',
    header: 'Actions',
    kind: 'actions',
    cell: (p) => <IconButton icon="more" label={`Actions pour ${p.nom}`} />,
  },
];

function TableCase() {
  const [page, setPage] = useState(1);
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const rows = useMemo(() => people.slice((page - 1) * 50, page * 50), [page]);
  const toggle = ({ id }: Person) =>
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <>
      <Pager page={page} hasPrevious={page > 1} hasNext onPage={setPage} shown={50} total={people.length} />
      <Table
        caption="Membres"
        columns={columns}
        rows={rows}
        rowKey={(p) => p.id}
        empty=""
        selection={{ selected, onToggle: toggle, onToggleAll: () => {}, rowName: (p) => p.nom }}
      />
    </>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <WidgetRoot>{location.search === '?table' ? <TableCase /> : <PickerCase />}</WidgetRoot>,
  );

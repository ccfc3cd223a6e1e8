import { useEffect, useState } from 'react';
import { ask } from './ask';

interface Member {
  id: number;
  nom: string;
  prenom: string | null;
  telephone: string | null;
  email: string | null;
  groupe_actuel: { nom: string } | null;
}

interface Page {
  count: number;
  next: string | null;
  results: Member[];
}

function Row({ member }: { member: Member }) {
  return (
    <tr>
      <th>
        {member.prenom} {member.nom}
      </th>
      <td>{member.telephone}</td>
      <td>{member.email}</td>
      <td>{member.groupe_actuel?.nom}</td>
    </tr>
  );
}

/** A page of members, which makes a call for each letter and each page. */
export function Members() {
  const [number, setNumber] = useState(1);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState<Page>();
  useEffect(() => {
    const abort = new AbortController();
    const query = `page=${number}&page_size=10${search && `&search=${encodeURIComponent(search)}`}`;
    ask<Page>(`membres/?${query}`, { signal: abort.signal }).then(setPage, () => {});
    return () => abort.abort();
  }, [number, search]);
  const changeSearch = (words: string) => {
    setSearch(words);
    setNumber(1);
  };
  return (
    <>
      <input
        type="search"
        aria-label="Rechercher"
        value={search}
        onChange={(event) => changeSearch(event.target.value)}
      />
      <table>
        <thead>
          <tr>
            {['Nom', 'Téléphone', 'E-mail', 'Groupe'].map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page?.results.map((member) => (
            <Row key={member.id} member={member} />
          ))}
        </tbody>
      </table>
      <button type="button" disabled={number === 1} onClick={() => setNumber(number - 1)}>
        Précédent
      </button>
      <button type="button" disabled={!page?.next} onClick={() => setNumber(number + 1)}>
        Suivant
      </button>
      <p>{page?.count}</p>
    </>
  );
}

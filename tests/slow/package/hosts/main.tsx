// A host's page with a React component of the package and an element. The session is the host's own (`?token=`).
import { configure, Members, Parvis } from 'parvis';
import 'parvis/elements/define';
import 'parvis/style.css';
import type {} from 'parvis/types/react';
import { createRoot } from 'react-dom/client';

const given = new URLSearchParams(location.search);
const api = given.get('api') ?? '';
const getToken = () => given.get('token');
configure({ api, getToken });

const log = document.querySelector('#log') as HTMLElement;
createRoot(document.querySelector('#root') as HTMLElement).render(
  <Parvis api={api} getToken={getToken}>
    <Members
      pageSize={25}
      onSelectionChanged={({ ids }) => {
        log.textContent = `chosen: ${ids.length}`;
      }}
    />
    <parvis-groups api={api} />
  </Parvis>,
);

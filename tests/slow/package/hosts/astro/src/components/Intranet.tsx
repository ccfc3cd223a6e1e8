// Back end and session are the host's own (`?api=…&token=…`).
import { configure, Members } from 'parvis';
import 'parvis/style.css';
import { useState } from 'react';

if (typeof location !== 'undefined') {
  const given = new URLSearchParams(location.search);
  configure({ api: given.get('api') ?? '', getToken: () => given.get('token') });
}

export function Intranet() {
  const [chosen, setChosen] = useState(0);
  return (
    <>
      <p id="log">chosen: {chosen}</p>
      <Members pageSize={25} onSelectionChanged={({ ids }) => setChosen(ids.length)} />
    </>
  );
}

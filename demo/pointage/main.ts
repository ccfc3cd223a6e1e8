// «Lien pour une aide» gives out the address `/pointage/#{key}`. The key stays in the fragment, so no server sees it in an address.
import { configure } from '../../embed/loader/loader.ts';
import { keepOffline } from '../keepOffline.ts';

configure({ api: '/' });

const place = document.querySelector('#place');

function show(): void {
  const sheet = document.createElement('parvis-checkin');
  sheet.setAttribute('cle', location.hash.slice(1));
  place?.replaceChildren(sheet);
}

show();
addEventListener('hashchange', show);
void keepOffline('../parvis-sw.js');

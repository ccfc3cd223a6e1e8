// «Partager» gives out the address `/formulaires/{identifiant}`, which shows this form to everyone who has the link.
import '../../embed/loader/loader.ts';

const form = document.createElement('parvis-form');
form.toggleAttribute('submit', true);
form.toggleAttribute('owns-page', true);
const [, identifiant = ''] = /([^/]*)\/?$/.exec(location.pathname) ?? [];
try {
  form.setAttribute('identifiant', decodeURIComponent(identifiant));
} catch {
  // The link is damaged; the form then says that it doesn't exist.
  form.setAttribute('identifiant', identifiant);
}
document.querySelector('#place')?.append(form);

// «Partager» gives out the address `/formulaires/{identifiant}`, which shows this form to everyone who has the link.
import '../../embed/loader/loader.ts';

const form = document.createElement('parvis-form');
form.toggleAttribute('submit', true);
form.toggleAttribute('owns-page', true);
const [, identifier = ''] = /([^/]*)\/?$/.exec(location.pathname) ?? [];
try {
  form.setAttribute('identifiant', decodeURIComponent(identifier));
} catch {
  // The link is damaged; the form then says that it doesn't exist.
  form.setAttribute('identifiant', identifier);
}
document.querySelector('#place')?.append(form);

// Where «Partager» leads: `/formulaires/{identifiant}` shows this form to whoever has the link.
import '../../embed/loader/loader.ts';

const form = document.createElement('parvis-form');
form.toggleAttribute('submit', true);
const [, identifiant = ''] = /([^/]*)\/?$/.exec(location.pathname) ?? [];
try {
  form.setAttribute('identifiant', decodeURIComponent(identifiant));
} catch {
  // A torn link: the form says that there is none.
  form.setAttribute('identifiant', identifiant);
}
document.querySelector('#place')?.append(form);

// The share card gives out the address `/inscriptions/{identifiant}`, where everyone who has the link registers for this event.
import '../../embed/loader/loader.ts';

const registration = document.createElement('parvis-registration');
registration.toggleAttribute('owns-page', true);
const [, identifier = ''] = /([^/]*)\/?$/.exec(location.pathname) ?? [];
try {
  registration.setAttribute('identifiant', decodeURIComponent(identifier));
} catch {
  // The link is damaged; the registration then says that it doesn't exist.
  registration.setAttribute('identifiant', identifier);
}
document.querySelector('#place')?.append(registration);

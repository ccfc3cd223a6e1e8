interface Emit {
  (name: 'closed', detail: { identifiant: string; etat: string }): unknown;
  (name: 'full', detail: { identifiant: string }): unknown;
}

/** Tells the page that a form or a registration takes no answers. @param state the word of the back end */
export function tellClosed(emit: Emit, identifier: string, state = ''): void {
  if (state === 'complet') emit('full', { identifiant: identifier });
  else emit('closed', { identifiant: identifier, etat: state || 'ferme' });
}

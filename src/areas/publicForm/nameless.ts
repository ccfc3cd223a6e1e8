/** Tells the host's developer why no form shows. Pages download this only then. */
export function warnOfNameless(): void {
  console.warn(
    'Parvis: <parvis-form identifiant=""> shows no form. Write identifiant="…", the ID that the list of forms shows under the name (data-identifiant on a placeholder).',
  );
}

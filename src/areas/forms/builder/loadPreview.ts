/** The preview's code comes when somebody is about to look at it. */
export const loadPreview = () => import('../preview/FormPreview');

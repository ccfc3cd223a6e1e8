/*
 * The code of drawings. It is many times larger than the figures that it draws, so charts ask for it after their figures
 * are painted, and screens that will show charts may fetch it ahead.
 */
export const loadDrawing = () => import('./ApexChart');
export const loadPlot = () => import('./LinePlot');

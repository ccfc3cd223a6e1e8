import type { Unused } from '../leaveOut.ts';

/**
 * Methods of ApexCharts 4.7.0 that no donut and no curve of ours calls, by file. Which ones they are depends on the
 * options of ApexChart.tsx alone: a method that some figures call and others don't must stay.
 */
export const unusedMethods: Unused = {
  'apexcharts.js': `
    _windowResize addEventListener addPointAnnotation addXaxisAnnotation addYaxisAnnotation
    appendData appendSeries clearAnnotations dataURI exec exportToCSV getChartArea getChartByID
    getHighestValueInSeries getLowestValueInSeries getSeriesTotal getSeriesTotalXRange getSvgString
    hideSeries highlightSeries highlightSeriesOnLegendHover initOnLoad isSeriesHidden merge paper
    removeAnnotation removeEventListener resetSeries showSeries toggleDataPointSelection
    toggleSeries zoomX`,
  'charts/Pie.js': `
    drawPolarElements drawSpokes pieClicked printDataLabelsInner printInnerLabels
    renderInnerDataLabels revertDataLabelsInner`,
  'charts/common/circle/Helpers.js': `
    drawYAxisTexts`,
  'libs/monotone-cubic.js': `
    finiteDifferences slope`,
  'modules/Core.js': `
    setupBrushHandler updateSourceChart`,
  'modules/CoreUtils.js': `
    drawSeriesByGroup getBaseLog getLogVal getLogValAtSeriesIndex getSeriesTotalByIndex
    getSeriesTotalsXRange isSeriesNull seriesHaveSameValues`,
  'modules/Data.js': `
    _generateExternalLabels handleCandleStickBoxData handleCandleStickBoxDataFormat handleFormatXY
    handleRangeData handleRangeDataFormat`,
  'modules/Fill.js': `
    clippedImgArea computeColorStops handleGradientFill handlePatternFill`,
  'modules/Formatters.js': `
    defaultGeneralFormatter defaultYFormatter xLabelFormat`,
  'modules/Graphics.js': `
    arc curve drawGradient drawPattern drawPolygon drawText getTextBasedOnMaxWidth
    placeTextWithEllipsis quadraticCurve rotateAroundCenter`,
  'modules/Range.js': `
    _setStackedMinMax`,
  'modules/Scales.js': `
    logarithmicScale logarithmicScaleNice scaleMultipleYAxes`,
  'modules/Series.js': `
    clearPreviousPaths getAllSeriesEls getBarSeriesIndices getSeriesByName hideSeries
    highlightRangeInSeries highlightSeries isSeriesHidden setNullSeriesToZeroValues showSeries
    toggleSeries toggleSeriesOnHover`,
  'modules/Theme.js': `
    getMonochromeColors predefined`,
  'modules/axes/AxesUtils.js': `
    checkForOverflowingLabels checkForReversedLabels checkLabelBasedOnTickamount drawYAxisTicks
    getLabel getYAxisForeColor translateYAxisIndex yAxisAllSeriesCollapsed`,
  'modules/axes/Grid.js': `
    _drawGridBandRect _drawGridLines _drawInvertedXYLines`,
  'modules/axes/XAxis.js': `
    drawXAxisLabelAndGroup drawXaxis drawXaxisInversed drawXaxisTicks getXAxisTicksPositions`,
  'modules/axes/YAxis.js': `
    addAxisBorder addTooltip addYAxisTitle drawYaxis drawYaxisInversed getTextAnchor
    inversedYAxisBorder inversedYAxisTitleText rotateLabel xPaddingForYAxisTitle`,
  'modules/dimensions/Helpers.js': `
    getDatalabelsRect`,
  'modules/dimensions/XAxis.js': `
    additionalPaddingXLabels getxAxisTimeScaleLabelsCoords`,
  'modules/helpers/UpdateHelpers.js': `
    toggleDataPointSelection`,
  'modules/settings/Defaults.js': `
    _getBoxTooltip bar boxPlot brush bubble candlestick convertCatToNumeric convertCatToNumericXaxis
    dumbbell funnel heatmap line pie polarArea radar radialBar rangeArea rangeBar scatter slope
    stacked100 stackedBars treemap`,
  'utils/DateTime.js': `
    calculcateLastDaysOfMonth determineDaysOfMonths determineDaysOfYear determineRemainingDaysOfYear
    formatDate getDate getTimeStamp getTimeUnitsfromTimestamp isLeapYear isValidDate parseDate
    parseDateWithTimezone`,
  'utils/Utils.js': `
    extractNumber findAncestor getGCD getPolygonPos getPrimeFactors isColorHex isMsEdge isSafari
    listToArray log10 mod monthMod moveIndexInArray roundToBase roundToBase10 setELstyles shadeColor shadeHexColor shadeRGBColor stripNumber`,
};

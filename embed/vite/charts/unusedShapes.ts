import type { Unused } from '../leaveOut.ts';

/** Methods and functions of svg.js 3.2.8 that ApexCharts doesn't call for donuts and curves, by file. */
export const unusedShapes: Unused = {
  'elements/ClipPath.js': `
    remove targets`,
  'elements/Container.js': `
    flatten ungroup`,
  'elements/Defs.js': `
    flatten ungroup`,
  'elements/Dom.js': `
    clone element first get has html id index last matches putIn replace round svg toString words
    wrap writeDataToDom xml`,
  'elements/Element.js': `
    center cx cy defs dmove dx dy parents reference root setData writeDataToDom x y`,
  'elements/Line.js': `
    array move size`,
  'elements/Path.js': `
    array height move size width x y`,
  'elements/Svg.js': `
    root`,
  'modules/core/circled.js': `
    height rx ry width`,
  'modules/core/containerGeometry.js': `
    dmove dx dy height move size width x y`,
  'modules/core/event.js': `
    dispatch on`,
  'modules/core/parser.js': `
    parser`,
  'modules/core/references.js': `
    findById findReferences getReferenceId resolveReference`,
  'modules/core/selector.js': `
    baseFind find findOne`,
  'modules/optional/arrange.js': `
    after back backward before forward front insertAfter insertBefore next position prev siblings`,
  'modules/optional/class.js': `
    addClass toggleClass`,
  'modules/optional/css.js': `
    show visible`,
  'modules/optional/data.js': `
    data`,
  'modules/optional/memory.js': `
    forget memory remember`,
  'modules/optional/transform.js': `
    matrixify toParent toRoot transform untransform`,
  'types/Box.js': `
    addOffset bbox domContains getBox init inside isNulled isNulledBox merge rbox toArray toString
    transform`,
  'types/Color.js': `
    cieSpace cmyk getParameters hsl hueToRgb is lab lch random toArray toRgb xyz`,
  'types/EventTarget.js': `
    addEventListener dispatch dispatchEvent fire getEventHolder getEventTarget on
    removeEventListener`,
  'types/Matrix.js': `
    around aroundO clone closeEnough ctm decompose equals flip flipO formatTransforms fromArray init
    inverse inverseO isMatrixLike lmultiply lmultiplyO matrixMultiply multiply multiplyO rotate
    rotateO scale scaleO screenCTM shear shearO skew skewO skewX skewY toArray toString transform
    translate translateO valueOf`,
  'types/PathArray.js': `
    bbox move size`,
  'types/Point.js': `
    clone point toArray transform transformO`,
  'types/PointArray.js': `
    bbox move parse size toLine toString transform transformO`,
  'types/SVGArray.js': `
    clone parse toArray toSet toString valueOf`,
  'types/SVGNumber.js': `
    convert minus plus times toArray toJSON`,
  'utils/adopter.js': `
    assignNewId eid getClass`,
  'utils/utils.js': `
    filter getOrigin radians`,
  'utils/window.js': `
    getWindow`,
};

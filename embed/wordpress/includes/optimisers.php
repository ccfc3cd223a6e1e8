<?php
/**
 * Asks the plugins that merge, rewrite, defer or delay scripts to leave the loader alone. Merged into a classic bundle
 * it would not run; delayed it would wait for the visitor's first move.
 *
 * @package Parvis
 */

defined( 'ABSPATH' ) || exit;

/* Lists of parts of addresses. WP Rocket takes patterns of whole addresses too. */
foreach ( array(
	'rocket_exclude_js',
	'rocket_exclude_defer_js',
	'rocket_delay_js_exclusions',
	'litespeed_optimize_js_excludes',
	'litespeed_optm_js_defer_exc',
	'litespeed_optm_gm_js_exc',
) as $parvis_filter ) {
	add_filter( $parvis_filter, 'parvis_exclude_by_address' );
}

/* Lists of handles. */
foreach ( array( 'sgo_js_minify_exclude', 'sgo_javascript_combine_exclude', 'sgo_js_async_exclude' ) as $parvis_filter ) {
	add_filter( $parvis_filter, 'parvis_exclude_by_handle' );
}
unset( $parvis_filter );

add_filter( 'autoptimize_filter_js_exclude', 'parvis_exclude_from_autoptimize' );

/** Where the loader and its chunks are, relative to the folder of plugins. */
function parvis_cdn_path() {
	return '/' . dirname( plugin_basename( PARVIS_FILE ) ) . '/cdn/';
}

/** @param mixed $excluded A list, unless another plugin made something else of it. */
function parvis_exclude_by_address( $excluded ) {
	return array_merge( (array) $excluded, array( parvis_cdn_path(), '(.*)' . parvis_cdn_path() . '(.*)' ) );
}

/** @param mixed $excluded A list, unless another plugin made something else of it. */
function parvis_exclude_by_handle( $excluded ) {
	return array_merge( (array) $excluded, array( PARVIS_LOADER ) );
}

/** @param mixed $excluded Words separated by commas, or, in newer versions, a list of them. */
function parvis_exclude_from_autoptimize( $excluded ) {
	if ( is_array( $excluded ) ) {
		return array_merge( $excluded, array( parvis_cdn_path() => '' ) );
	}
	return ltrim( $excluded . ', ' . parvis_cdn_path(), ', ' );
}

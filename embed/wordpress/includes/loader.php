<?php
/**
 * The script of Parvis, a module served by this site, on pages that show a widget only. It must stay as it is: it
 * fetches its other files beside itself.
 *
 * @package Parvis
 */

defined( 'ABSPATH' ) || exit;

const PARVIS_LOADER = 'parvis-loader';

add_action( 'init', 'parvis_register_loader' );
add_filter( 'script_loader_tag', 'parvis_loader_tag', 100, 2 );

/** WordPress 6.5 has script modules of its own; this way works from 6.1 on, and lets attributes through. */
function parvis_register_loader() {
	wp_register_script( PARVIS_LOADER, plugins_url( 'cdn/parvis.js', PARVIS_FILE ), array(), parvis_placeholder()->version(), true );
}

/**
 * Makes the tag a module that names the site's back end, so that no text of a page can name another one, with the
 * attributes by which optimisers leave a script alone: Cloudflare's Rocket Loader, LiteSpeed Cache, Autoptimize and WP
 * Rocket.
 *
 * @param string $tag    As WordPress wrote it, perhaps with inline scripts around.
 * @param string $handle Of the script.
 */
function parvis_loader_tag( $tag, $handle ) {
	if ( PARVIS_LOADER !== $handle ) {
		return $tag;
	}
	$attributes = 'type="module" data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-noptimize="1" nowprocket';
	$api        = parvis_options()['api'];
	if ( '' !== $api ) {
		$attributes .= ' data-api="' . esc_attr( $api ) . '"';
	}
	$tag = preg_replace( '/(<script\b(?=[^>]*\ssrc=)[^>]*?)\stype=(["\'])[^"\']*\2/i', '$1', $tag );
	return preg_replace_callback(
		'/<script\b(?=[^>]*\ssrc=)/i',
		function () use ( $attributes ) {
			return '<script ' . $attributes;
		},
		$tag
	);
}

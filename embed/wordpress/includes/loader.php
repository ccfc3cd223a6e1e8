<?php
/**
 * Adds the script of Parvis, a module that this site serves, to pages that show a widget. It must not be rewritten,
 * because it downloads its other files from its own folder.
 *
 * @package Parvis
 */

defined( 'ABSPATH' ) || exit;

const PARVIS_LOADER = 'parvis-loader';

add_action( 'init', 'parvis_register_loader' );
add_filter( 'script_loader_tag', 'parvis_loader_tag', 100, 2 );

/** WordPress 6.5 has its own script modules. This way works from 6.1 on and allows attributes. */
function parvis_register_loader() {
	wp_register_script( PARVIS_LOADER, plugins_url( 'cdn/parvis.js', PARVIS_FILE ), array(), parvis_placeholder()->version(), true );
}

/**
 * Makes the tag a module that names the site's back end, so that no text of a page can name another one. Adds the
 * attributes that make optimisers leave a script alone: Cloudflare's Rocket Loader, LiteSpeed Cache, Autoptimize and WP
 * Rocket.
 *
 * @param string $tag    The tag from WordPress, perhaps between inline scripts.
 * @param string $handle Name of the script.
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

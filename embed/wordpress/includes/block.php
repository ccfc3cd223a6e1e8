<?php
/**
 * The block parvis/widget. Its editor is plain JavaScript; the widgets it offers come from widgets.json.
 *
 * @package Parvis
 */

defined( 'ABSPATH' ) || exit;

const PARVIS_BLOCK_EDITOR = 'parvis-block-editor';

add_action( 'init', 'parvis_register_block' );
add_action( 'enqueue_block_editor_assets', 'parvis_describe_widgets' );
add_action( 'enqueue_block_assets', 'parvis_preview_assets' );

/** Runs after the loader, at the default priority of `init`. */
function parvis_register_block() {
	$needs = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-api-fetch' );
	wp_register_script( PARVIS_BLOCK_EDITOR, plugins_url( 'block/editor.js', PARVIS_FILE ), $needs, parvis_placeholder()->version(), true );
	register_block_type( plugin_dir_path( PARVIS_FILE ) . 'block', array( 'render_callback' => 'parvis_render_block' ) );
}

/** Gives the editor's script the widgets and values to choose from. */
function parvis_describe_widgets() {
	$data = array(
		'widgets'     => parvis_placeholder()->widgets(),
		'api'         => parvis_options()['api'],
		'theme'       => parvis_options()['theme'],
		'settingsUrl' => current_user_can( 'manage_options' ) ? admin_url( 'options-general.php?page=parvis' ) : '',
	);
	$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP );
	wp_add_inline_script( PARVIS_BLOCK_EDITOR, 'window.parvisBlock = ' . $json . ';', 'before' );
}

/** Adds the loader for the previews, in the editor's page or in the frame that newer versions use. */
function parvis_preview_assets() {
	if ( is_admin() && '' !== parvis_options()['api'] ) {
		wp_enqueue_script( PARVIS_LOADER );
	}
}

/** @param array<string, mixed> $block Attributes of the block. */
function parvis_render_block( array $block ) {
	$name     = isset( $block['widget'] ) && is_string( $block['widget'] ) ? $block['widget'] : '';
	$settings = isset( $block['settings'] ) && is_array( $block['settings'] ) ? $block['settings'] : array();
	return parvis_widget( $name, $settings, get_block_wrapper_attributes() );
}

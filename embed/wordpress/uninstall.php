<?php
/**
 * Deletes the plugin's only option, on every site of a network.
 *
 * @package Parvis
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $parvis_site ) {
		delete_blog_option( $parvis_site, 'parvis_settings' );
	}
} else {
	delete_option( 'parvis_settings' );
}

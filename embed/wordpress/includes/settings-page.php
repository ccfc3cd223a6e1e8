<?php
/**
 * Réglages → Parvis: the back end's address, the theme and the key of the site. The Settings API provides the nonce and checks the
 * capability again.
 *
 * @package Parvis
 */

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', 'parvis_add_settings_page' );
add_action( 'admin_init', 'parvis_register_settings' );
add_filter( 'plugin_action_links_' . plugin_basename( PARVIS_FILE ), 'parvis_action_links' );

function parvis_add_settings_page() {
	add_options_page( 'Parvis', 'Parvis', 'manage_options', 'parvis', 'parvis_settings_page' );
}

/** @param array<int|string, string> $links The links below the plugin's name. */
function parvis_action_links( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=parvis' ) ), esc_html__( 'Réglages', 'parvis' ) );
	return array_merge( array( $link ), (array) $links );
}

function parvis_register_settings() {
	register_setting(
		'parvis',
		PARVIS_OPTION,
		array(
			'type'              => 'object',
			'sanitize_callback' => 'parvis_sanitize_settings',
			'default'           => array(),
		)
	);
}

/**
 * @param mixed $written What the form sent.
 * @return array{api: string, theme: string, key: string}
 */
function parvis_sanitize_settings( $written ) {
	$written = is_array( $written ) ? $written : array();
	$before  = parvis_options();
	$text    = isset( $written['api'] ) && is_string( $written['api'] ) ? trim( $written['api'] ) : '';
	$api     = ParvisPlaceholder::address( esc_url_raw( $text, array( 'http', 'https' ) ) );
	if ( '' !== $text && '' === $api ) {
		add_settings_error( PARVIS_OPTION, 'api', __( 'Cette adresse n’est pas valable. Écrivez-la en entier, par exemple https://api.example.org ; l’ancienne reste en place.', 'parvis' ) );
		$api = $before['api'];
	}
	if ( is_ssl() && 0 === stripos( $api, 'http:' ) ) {
		add_settings_error( PARVIS_OPTION, 'mixed', __( 'Votre site est en https, le serveur Parvis en http : les navigateurs bloqueront ses réponses.', 'parvis' ), 'warning' );
	}
	$theme = isset( $written['theme'] ) && in_array( $written['theme'], array( 'light', 'dark' ), true ) ? $written['theme'] : 'auto';
	return array(
		'api'   => $api,
		'theme' => $theme,
		'key'   => parvis_sanitize_key( $written, $before['key'] ),
	);
}

/**
 * The page never shows the key, so an empty field keeps it.
 *
 * @param array<mixed, mixed> $written What the form sent.
 * @param string              $before  The present key.
 */
function parvis_sanitize_key( array $written, $before ) {
	if ( ! empty( $written['forget_key'] ) ) {
		return '';
	}
	$text = isset( $written['key'] ) && is_string( $written['key'] ) ? trim( $written['key'] ) : '';
	$key  = ParvisLists::key( $text );
	if ( '' !== $text && '' === $key ) {
		add_settings_error( PARVIS_OPTION, 'key', __( 'Cette clé n’est pas valable. Copiez-la en entier ; l’ancienne reste en place.', 'parvis' ) );
	}
	return '' === $key ? $before : $key;
}

/** Explains what the back end must allow. */
function parvis_site_origin() {
	$parts = wp_parse_url( home_url() );
	return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

function parvis_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$options = parvis_options();
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form action="options.php" method="post">
			<?php settings_fields( 'parvis' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="parvis-api"><?php esc_html_e( 'Adresse de votre serveur Parvis', 'parvis' ); ?></label></th>
					<td>
						<input id="parvis-api" class="regular-text code" type="url" name="<?php echo esc_attr( PARVIS_OPTION ); ?>[api]" value="<?php echo esc_attr( $options['api'] ); ?>" placeholder="https://api.example.org" aria-describedby="parvis-api-help">
						<p class="description" id="parvis-api-help">
							<?php
							/* translators: %s: origin of this site */
							echo wp_kses( sprintf( __( 'Demandez-la à la personne qui l’a installé, sans <code>/api</code> à la fin. Elle doit y autoriser ce site : %s.', 'parvis' ), '<code>' . esc_html( parvis_site_origin() ) . '</code>' ), array( 'code' => array() ) );
							?>
						</p>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="parvis-key"><?php esc_html_e( 'Clé du site', 'parvis' ); ?></label></th>
					<td>
						<input id="parvis-key" class="regular-text code" type="password" autocomplete="off" name="<?php echo esc_attr( PARVIS_OPTION ); ?>[key]" value="" aria-describedby="parvis-key-help">
						<?php if ( '' !== $options['key'] ) : ?>
							<p><?php esc_html_e( 'Une clé est enregistrée. Laissez le champ vide pour la garder.', 'parvis' ); ?></p>
							<label><input type="checkbox" name="<?php echo esc_attr( PARVIS_OPTION ); ?>[forget_key]" value="1"> <?php esc_html_e( 'Oublier cette clé', 'parvis' ); ?></label>
						<?php endif; ?>
						<p class="description" id="parvis-key-help"><?php esc_html_e( 'Créez-la dans Parvis : Paramètres → Votre site. Avec elle, le bloc propose les formulaires et les inscriptions ouverts, par leur nom.', 'parvis' ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="parvis-theme"><?php esc_html_e( 'Thème', 'parvis' ); ?></label></th>
					<td>
						<select id="parvis-theme" name="<?php echo esc_attr( PARVIS_OPTION ); ?>[theme]">
							<option value="auto" <?php selected( $options['theme'], 'auto' ); ?>><?php esc_html_e( 'Celui de la page', 'parvis' ); ?></option>
							<option value="light" <?php selected( $options['theme'], 'light' ); ?>><?php esc_html_e( 'Clair', 'parvis' ); ?></option>
							<option value="dark" <?php selected( $options['theme'], 'dark' ); ?>><?php esc_html_e( 'Sombre', 'parvis' ); ?></option>
						</select>
					</td>
				</tr>
			</table>
			<?php submit_button( __( 'Enregistrer', 'parvis' ) ); ?>
		</form>
		<h2><?php esc_html_e( 'Dans vos pages', 'parvis' ); ?></h2>
		<p><?php esc_html_e( 'Ajoutez le bloc « Parvis », ou écrivez l’un de ces codes courts :', 'parvis' ); ?></p>
		<?php parvis_print_open_shortcodes(); ?>
		<?php parvis_print_shortcodes(); ?>
	</div>
	<?php
}

function parvis_print_shortcodes() {
	echo '<table class="widefat striped"><thead><tr>';
	printf( '<th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th>', esc_html__( 'Composant', 'parvis' ), esc_html__( 'Code court', 'parvis' ), esc_html__( 'Réglages', 'parvis' ) );
	echo '</tr></thead><tbody>';
	foreach ( parvis_placeholder()->widgets() as $widget ) {
		$own = array();
		foreach ( $widget['attributes'] as $attribute ) {
			if ( ! $attribute['isCommon'] ) {
				$own[] = str_replace( '-', '_', $attribute['name'] );
			}
		}
		printf( '<tr><td>%s</td><td><code>[parvis widget="%s"]</code></td><td>%s</td></tr>', esc_html( $widget['title'] ), esc_html( $widget['name'] ), esc_html( implode( ', ', $own ) ) );
	}
	echo '</tbody></table>';
}

/** The forms and registrations that are open, ready to copy. */
function parvis_print_open_shortcodes() {
	$lists  = parvis_lists();
	$notice = ParvisLists::notice( $lists );
	if ( '' !== parvis_options()['key'] && null === $lists ) {
		$notice = __( 'Parvis n’a pas donné de liste. Vérifiez l’adresse de votre serveur Parvis et la clé du site.', 'parvis' );
	}
	if ( '' !== $notice ) {
		printf( '<div class="notice notice-warning inline"><p>%s</p></div>', esc_html( $notice ) );
	}
	$choices = ParvisLists::choices( $lists );
	if ( array() === $choices ) {
		return;
	}
	printf( '<table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>', esc_html__( 'Ouvert maintenant', 'parvis' ), esc_html__( 'Code court', 'parvis' ) );
	foreach ( $choices as $choice => $label ) {
		list( $widget, $settings ) = ParvisLists::chosen( $choice, '', array() );
		printf( '<tr><td>%s</td><td><code>[parvis widget="%s" identifiant="%s"%s]</code></td></tr>', esc_html( $label ), esc_html( $widget ), esc_html( $settings['identifiant'] ), isset( $settings['submit'] ) ? ' submit' : '' );
	}
	echo '</tbody></table>';
}

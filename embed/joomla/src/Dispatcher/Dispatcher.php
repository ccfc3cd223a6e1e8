<?php
/**
 * @package Parvis
 * @license MIT
 */

namespace Parvis\Module\Parvis\Site\Dispatcher;

\defined('_JEXEC') or die;

use Joomla\CMS\Dispatcher\AbstractModuleDispatcher;

require_once \dirname(__DIR__, 2) . '/ParvisTwin.php';

/** Gives the layout the twin's attributes, and the page the loader. */
final class Dispatcher extends AbstractModuleDispatcher
{
	protected function getLayoutData(): array
	{
		$data   = parent::getLayoutData();
		$params = $data['params'];
		$twin   = new \ParvisTwin(\dirname(__DIR__, 2) . '/widgets.json');
		$api    = \ParvisTwin::address($params->get('api', ''));
		$data['attributes'] = $api === ''
			? null
			: $twin->attributes($params->get('widget', 'members'), $this->settings($params->get('settings')), $api, $params->get('theme', 'auto'));
		if ($data['attributes'] !== null) {
			$this->loadScript($twin->version());
		}

		return $data;
	}

	/** From rows of name and value to one list. */
	private function settings($rows): array
	{
		$settings = [];
		foreach ((array) $rows as $row) {
			$row = (array) $row;
			if (!empty($row['name'])) {
				$settings[$row['name']] = $row['value'] ?? '';
			}
		}

		return $settings;
	}

	/** A module: scripts that optimisers merge don't run, so the attributes ask to be left alone. */
	private function loadScript(string $version): void
	{
		$this->getApplication()->getDocument()->getWebAssetManager()->registerAndUseScript(
			'mod_parvis.loader',
			'mod_parvis/parvis.js',
			['version' => $version, 'relative' => true],
			['type' => 'module', 'data-cfasync' => 'false', 'data-no-optimize' => '1', 'data-noptimize' => '1']
		);
	}
}

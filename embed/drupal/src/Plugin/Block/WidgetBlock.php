<?php

namespace Drupal\parvis\Plugin\Block;

use Drupal\Core\Block\BlockBase;
use Drupal\Core\Cache\Cache;
use Drupal\Core\Config\ConfigFactoryInterface;
use Drupal\Core\Form\FormStateInterface;
use Drupal\Core\Plugin\ContainerFactoryPluginInterface;
use Drupal\Core\Render\Markup;
use Symfony\Component\DependencyInjection\ContainerInterface;

require_once dirname(__DIR__, 3) . '/ParvisLists.php';
require_once dirname(__DIR__, 3) . '/ParvisPlaceholder.php';

/**
 * A widget of Parvis.
 *
 * @Block(
 *   id = "parvis_widget",
 *   admin_label = @Translation("Parvis"),
 *   category = @Translation("Parvis")
 * )
 */
class WidgetBlock extends BlockBase implements ContainerFactoryPluginInterface {

  /**
   * Reads the module's settings for each page.
   *
   * @var \Drupal\Core\Config\ConfigFactoryInterface
   */
  protected $configFactory;

  /**
   * {@inheritdoc}
   */
  public function __construct(array $configuration, $plugin_id, $plugin_definition, ConfigFactoryInterface $config_factory) {
    parent::__construct($configuration, $plugin_id, $plugin_definition);
    $this->configFactory = $config_factory;
  }

  /**
   * {@inheritdoc}
   */
  public static function create(ContainerInterface $container, array $configuration, $plugin_id, $plugin_definition) {
    return new static($configuration, $plugin_id, $plugin_definition, $container->get('config.factory'));
  }

  /**
   * {@inheritdoc}
   */
  public function defaultConfiguration() {
    return ['widget' => 'members', 'choice' => '', 'settings' => []];
  }

  /**
   * {@inheritdoc}
   */
  public function blockForm($form, FormStateInterface $form_state) {
    $options = [];
    foreach ($this->placeholder()->widgets() as $widget) {
      $options[$widget['name']] = $widget['title'];
    }
    $lines = [];
    foreach ($this->configuration['settings'] as $name => $value) {
      $lines[] = $name . '=' . $value;
    }
    $form['widget'] = [
      '#type' => 'select',
      '#title' => 'Composant',
      '#options' => $options,
      '#default_value' => $this->configuration['widget'],
    ];
    $lists = $this->lists();
    $choices = \ParvisLists::choices($lists);
    $choice = (string) $this->configuration['choice'];
    if ($lists !== NULL || $choice !== '') {
      $form['choice'] = [
        '#type' => 'select',
        '#title' => 'Formulaire ou inscription',
        '#description' => trim('Un choix prend la place du composant choisi plus haut. ' . \ParvisLists::notice($lists)),
        // One that has closed since stays chosen.
        '#options' => ($choice === '' ? [] : [$choice => $choice]) + $choices,
        '#empty_option' => 'Aucun : le composant choisi plus haut',
        '#default_value' => $choice,
      ];
      if (isset($choices[$choice])) {
        $form['choice']['#options'] = $choices;
      }
    }
    $form['settings'] = [
      '#type' => 'textarea',
      '#title' => 'Réglages du composant',
      '#description' => 'Un par ligne, par exemple page-size=25. Ceux qu’il ne connaît pas sont ignorés.',
      '#default_value' => implode("\n", $lines),
    ];
    return $form;
  }

  /**
   * {@inheritdoc}
   */
  public function blockSubmit($form, FormStateInterface $form_state) {
    $settings = [];
    foreach (preg_split('/\R/', (string) $form_state->getValue('settings')) as $line) {
      [$name, $value] = array_map('trim', explode('=', $line, 2)) + ['', ''];
      if (preg_match('/^[a-z][a-z_-]*$/i', $name)) {
        $settings[$name] = $value;
      }
    }
    $this->configuration['widget'] = $form_state->getValue('widget');
    $this->configuration['choice'] = (string) $form_state->getValue('choice');
    $this->configuration['settings'] = $settings;
  }

  /**
   * {@inheritdoc}
   */
  public function build() {
    $config = $this->configFactory->get('parvis.settings');
    $api = \ParvisPlaceholder::address($config->get('api'));
    [$widget, $settings] = \ParvisLists::chosen($this->configuration['choice'], $this->configuration['widget'], $this->configuration['settings']);
    $attributes = $api === '' ? NULL : $this->placeholder()->attributes($widget, $settings, $api, (string) $config->get('theme'));
    if ($attributes === NULL) {
      return [];
    }
    return [
      '#type' => 'html_tag',
      '#tag' => 'div',
      '#attributes' => $attributes,
      '#value' => Markup::create(\ParvisPlaceholder::link($attributes, $settings)),
      '#attached' => ['library' => ['parvis/loader']],
    ];
  }

  /**
   * {@inheritdoc}
   */
  public function getCacheTags() {
    return Cache::mergeTags(parent::getCacheTags(), ['config:parvis.settings']);
  }

  /** What is open now. The state keeps the last good answer, because caches may be emptied. */
  private function lists(): ?array {
    $config = $this->configFactory->get('parvis.settings');
    $state = \Drupal::state();
    return \ParvisLists::lists(
      \ParvisPlaceholder::address($config->get('api')),
      \ParvisLists::key($config->get('key')),
      $state->get('parvis.lists'),
      function ($address, array $headers) {
        try {
          $answer = \Drupal::httpClient()->get($address, ['headers' => $headers, 'timeout' => \ParvisLists::WAITED, 'allow_redirects' => FALSE]);
        }
        catch (\Throwable $error) {
          return NULL;
        }
        return $answer->getStatusCode() === 200 ? (string) $answer->getBody() : NULL;
      },
      function (array $kept) use ($state) {
        $state->set('parvis.lists', $kept);
      }
    );
  }

  /** The list of widgets that was packed into the module. */
  private function placeholder(): \ParvisPlaceholder {
    return new \ParvisPlaceholder(dirname(__DIR__, 3) . '/widgets.json');
  }

}

import { environment } from '../../config/environment.ts';
import type { LegalDocument } from './legalDocument.ts';

const bank = environment.entityName;

/** Who operates the portal, by which rules, and what happens to a visitor's data. */
export const legalBases: LegalDocument = {
  title: 'Bases legales',
  lead: 'Quién opera el portal, qué normas lo rigen y qué ocurre con tus datos.',
  since: '1 de noviembre de 2026',
  sections: [
    {
      id: 'quien-opera',
      title: 'Quién opera el portal',
      paragraphs: [
        `El Portal de Pagos es operado por ${bank}, entidad vigilada por la Superintendencia Financiera de Colombia, como parte de su servicio de recaudación para empresas e instituciones.`,
        'El banco recauda por encargo de las empresas que figuran en el portal. No vende los servicios que se pagan ni determina sus precios.',
      ],
    },
    {
      id: 'normas',
      title: 'Normas que lo rigen',
      paragraphs: ['El servicio se presta de acuerdo con la ley colombiana, en particular:'],
      items: [
        'la Ley 527 de 1999, sobre mensajes de datos y comercio electrónico, que da valor de prueba a los registros y comprobantes electrónicos;',
        'la Ley 1328 de 2009, sobre protección del consumidor financiero;',
        'la Ley 1480 de 2011, Estatuto del Consumidor, en lo que corresponde a las operaciones a distancia;',
        'la Ley 1581 de 2012 y sus normas reglamentarias, sobre protección de datos personales.',
      ],
    },
    {
      id: 'datos-que-usamos',
      title: 'Qué datos usamos y para qué',
      paragraphs: ['Usamos solo los datos que cada trámite necesita:'],
      definitions: [
        [
          'Al consultar una cuenta',
          'El número de cliente que escribes (en algunas empresas, el RUT o el número de servicio o de boleta), para pedir la deuda a la empresa.',
        ],
        [
          'Al pagar',
          'Tu correo electrónico, para enviarte el comprobante, y las cuentas elegidas. Los datos de tu medio de pago se escriben en la página del banco y no pasan por el portal.',
        ],
        [
          'Al registrarte',
          'Tu nombre, RUT, correo y teléfono, para reconocerte y guardar tus cuentas.',
        ],
        [
          'Al escribirnos',
          'Lo que escribes en el formulario de contacto, para responderte. El RUT solo confirma que escribe una persona identificada y no se envía.',
        ],
      ],
    },
    {
      id: 'en-tu-navegador',
      title: 'Qué se guarda en este dispositivo',
      paragraphs: [
        'El portal no usa cookies de publicidad ni de seguimiento. Guarda en este dispositivo, y en ningún otro lugar, lo necesario para funcionar:',
      ],
      definitions: [
        [
          'Tu carro',
          'Las cuentas que elegiste y las que esperan para después de este pago, con su número y el logo de su empresa, hasta que las quitas, las pagas o cierras sesión, y por 30 días desde el último cambio.',
        ],
        [
          'Tus pagos',
          'Las cuentas y la referencia de cada pago, y si enviamos su comprobante. Un pago aprobado o rechazado, y uno que quedó sin terminar, se olvidan a los 7 días; uno pendiente, a los 30.',
        ],
        ['Tu correo', 'El último que escribiste al pagar, hasta 30 días después de usarlo.'],
        [
          'Las cuentas que pediste recordar',
          'Solo si lo pides y no tienes una sesión abierta: la empresa, el servicio, el número y el alias de hasta 20 cuentas, sin tu nombre ni tu correo, hasta que las olvidas o pasa un año sin que las consultes.',
        ],
        [
          'Lo que escribiste y no enviaste',
          'El mensaje de la página de contacto y el correo de quien paga, en esta pestaña, hasta que los envías, inicias o cierras sesión, o cierras la pestaña.',
        ],
        [
          'Lo que consultaste',
          'La empresa, el servicio y los números, hasta que cierras la pestaña.',
        ],
        [
          'Tu sesión',
          'Quién eres, tu permiso de acceso y la hora de tu última actividad, hasta que cierras sesión o nadie la usa por el tiempo que fija el banco, también con la ventana cerrada.',
        ],
        [
          'Datos del banco',
          'La configuración del portal, que no dice nada de ti, y una cookie que protege tus envíos de páginas ajenas, si el banco la usa.',
        ],
      ],
      closing:
        'Al cerrar sesión se borra lo tuyo. Si pagas sin registrarte, «Olvidar mis datos en este dispositivo», en el resultado de tu pago y en las preguntas frecuentes, lo borra todo de una vez. El formulario de contacto usa reCAPTCHA, un servicio de Google que distingue a personas de programas y que se rige por las políticas de privacidad de Google; ninguna otra página lo carga.',
    },
    {
      id: 'accesibilidad-y-seguridad',
      title: 'Accesibilidad y seguridad',
      paragraphs: [
        'Queremos que cualquier persona pueda pagar aquí por sí misma. El portal sigue las pautas WCAG 2.2, nivel AA, y cada versión se prueba antes de publicarla:',
      ],
      items: [
        'cada pantalla y cada estado (vacío, cargando, con error, completo) con axe, un programa que busca barreras, en claro y en oscuro, en computador y en teléfono;',
        'un pago completo solo con el teclado, con el foco siempre a la vista;',
        'letra al doble de su tamaño, zoom de 400 % y ventanas de 320 píxeles, sin texto cortado;',
        'páginas traducidas por el navegador, alto contraste y movimiento reducido;',
        'una política de seguridad que no deja entrar programas ni páginas de otros sitios, y ningún dato tuyo en las direcciones del portal.',
      ],
      closing:
        'El portal funciona en las versiones de Chrome, Edge, Firefox y Safari de los últimos dos años y medio; sus pruebas automáticas corren en Chromium, Firefox y WebKit. Si encuentras una barrera o un problema de seguridad, cuéntanos desde la página de contacto qué intentabas hacer, en qué página y con qué navegador o ayuda técnica. Responderemos en un plazo de 10 días hábiles, con otra forma de hacer el trámite si todavía no hay arreglo.',
    },
    {
      id: 'tus-derechos',
      title: 'Tus derechos',
      paragraphs: ['Como titular de tus datos puedes, en cualquier momento y sin costo:'],
      items: [
        'conocer los datos que tenemos de ti y para qué se usan;',
        'actualizarlos o rectificarlos cuando estén incompletos o equivocados;',
        'pedir que se supriman, o revocar tu autorización, cuando no exista un deber legal de conservarlos;',
        'presentar una queja ante la Superintendencia de Industria y Comercio, después de haber reclamado ante nosotros.',
      ],
      closing:
        'Para ejercerlos, escríbenos desde la página de contacto. Las consultas se responden en un plazo de 10 días hábiles y los reclamos en uno de 15 días hábiles, como dispone la ley.',
    },
    {
      id: 'reclamos',
      title: 'Consultas y reclamos',
      paragraphs: [
        'Si el monto o el servicio de una cuenta no corresponde, dirígete a la empresa que la emitió: es ella quien puede corregirla.',
        'Si el problema es un pago hecho en el portal, escríbenos con la referencia de tu comprobante. También puedes acudir al Defensor del Consumidor Financiero del banco o a la Superintendencia Financiera de Colombia.',
      ],
    },
  ],
};

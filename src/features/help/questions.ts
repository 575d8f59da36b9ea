import { brand } from '../../config/brand.ts';
import { environment } from '../../config/environment.ts';
import { paths, paymentSearchPath } from '../../config/paths.ts';

/**
 * The portal's address from the build's settings, or words in its place if none is set. It is not
 * read from the page's URL: on a phishing page, that is the attacker's address.
 */
const portalAddress = environment.portalHost
  ? `https://${environment.portalHost}/`
  : 'la dirección del portal';

export interface Question {
  /** The anchor of the question in the URL. */
  id: string;
  text: string;
  /** A text for each paragraph. */
  answer: readonly string[];
  /** A page for the next step. */
  link?: { to: string; text: string };
}

export interface QuestionGroup {
  /** The anchor of the group in the URL. */
  id: string;
  title: string;
  questions: readonly Question[];
}

/** The groups are in the order in which a payer needs them. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'pagar',
    title: 'Pagar una cuenta',
    questions: [
      {
        id: 'sin-registro',
        text: '¿Necesito registrarme para pagar?',
        answer: [
          'No. Busca tu empresa, escribe tu número de cliente y paga: solo te pediremos un correo para enviarte el comprobante.',
          'Con «Recordar esta cuenta en este dispositivo» la próxima vez ni siquiera tendrás que buscarla. Si te registras, tus cuentas y pagos te esperan en cualquier dispositivo, y puedes descargar reportes.',
        ],
        link: { to: paths.lookup, text: 'Consultar y pagar' },
      },
      {
        id: 'numero-de-cliente',
        text: '¿Dónde encuentro mi número de cliente?',
        answer: [
          'En tu boleta, casi siempre arriba y cerca de tu nombre. Algunas empresas le dan otro nombre: número de servicio, de suministro o de boleta.',
          'Al consultar, presiona «¿Dónde lo encuentro?» y verás una boleta de ejemplo con el número marcado.',
        ],
      },
      {
        id: 'varias-cuentas',
        text: '¿Puedo pagar varias cuentas a la vez?',
        answer: [
          'Sí. Las deudas de un mismo convenio se pagan juntas: agrégalas al carro y págalas en una sola operación; caben hasta 10, salvo que la empresa fije otro número.',
          'Las de otro convenio, y las que ya no caben, esperan en «Después de este pago»: cuando un pago termina, presionas «Continuar con…» y haces el próximo, sin buscar nada de nuevo.',
          'Si tienes muchas cuentas, pega una lista de sus números o elige un archivo que los tenga, y las consultamos por ti, de 20 en 20.',
        ],
      },
      {
        id: 'total-tag',
        text: '¿Qué es Total TAG?',
        answer: [
          'Es la forma de pagar todas las autopistas de una vez: con un solo dato consultamos lo que debes en cada una y lo reunimos en tu carro.',
        ],
      },
      {
        id: 'costo',
        text: '¿Pagar por aquí tiene algún costo?',
        answer: [brand.promises.cost],
      },
      {
        id: 'limites',
        text: '¿Hay un monto mínimo o máximo?',
        answer: [
          'Algunas empresas fijan un mínimo o un máximo por pago. Si tu total queda fuera, te lo diremos antes de pagar, con el monto del límite.',
        ],
      },
      {
        id: 'horario',
        text: '¿A qué hora puedo pagar?',
        answer: [brand.promises.hours],
      },
    ],
  },
  {
    id: 'despues-de-pagar',
    title: 'Después de pagar',
    questions: [
      {
        id: 'comprobante',
        text: '¿Cómo recibo mi comprobante?',
        answer: [
          'Cuando el banco aprueba el pago, lo enviamos al correo que escribiste. También lo ves en pantalla, con «Guardar PDF», «Imprimir» y, si tu dispositivo puede, «Compartir».',
          'Si no lo encuentras, revisa el correo no deseado o pídelo de nuevo con «Enviar a otro correo». Más tarde, «Buscar un pago» te lleva a los pagos que este dispositivo recuerda; con tu usuario, están en «Mis pagos».',
        ],
      },
      {
        id: 'pago-pendiente',
        text: '¿Qué hago si mi pago quedó pendiente?',
        answer: [
          'Espera: el banco todavía lo está procesando y lo consultamos por ti. Puedes cerrar la página; al volver al inicio verás «Tienes un pago en curso», y también lo encontrarás en «Buscar un pago» o, si ingresaste con tu usuario, en «Mis pagos».',
          'Mientras esté pendiente no dejamos pagar de nuevo las mismas deudas, para que no las pagues dos veces.',
        ],
      },
      {
        id: 'pago-rechazado',
        text: '¿Por qué se rechazó mi pago?',
        answer: [
          'La decisión es del banco o del emisor de tu medio de pago: por ejemplo, por falta de fondos, un límite o una clave equivocada. Un pago rechazado no se cobra.',
          'Tus deudas siguen en el carro para que pagues de nuevo o con otro medio.',
        ],
      },
      {
        id: 'doble-cobro',
        text: '¿Me pueden cobrar dos veces?',
        answer: [
          'No por presionar dos veces, recargar la página o volver atrás: cada pago se registra una sola vez.',
          'Si no sabemos cómo terminó, diremos «Estamos verificando tu pago» y preguntaremos al banco antes de dejarte pagar de nuevo.',
        ],
      },
      {
        id: 'deuda-pagada',
        text: 'Ya pagué y mi deuda sigue apareciendo',
        answer: [
          'Cada empresa actualiza sus deudas a su ritmo. Si al día siguiente todavía aparece, presiona «Tengo un problema con este pago» en tu comprobante, o escríbenos con su referencia.',
        ],
        link: { to: paths.contact, text: 'Escríbenos' },
      },
    ],
  },
  {
    id: 'links',
    title: 'Link de pago',
    questions: [
      {
        id: 'link-de-pago',
        text: '¿Puedo pedirle a otra persona que pague por mí?',
        answer: [
          'Sí. Reúne las deudas en el carro y elige «Enviar link de pago»: escribe uno o varios correos, separados por comas, y cada persona recibirá un link para pagarlas. O no envíes ningún correo: copia el link, muéstralo como código QR o compártelo desde tu dispositivo.',
          'Basta con que pague una: después el link dirá que ya está pagado.',
        ],
        link: { to: paths.cart, text: 'Ir al carro' },
      },
    ],
  },
  {
    id: 'tu-cuenta',
    title: 'Tu usuario en el portal',
    questions: [
      {
        id: 'olvide-contrasena',
        text: 'Olvidé mi contraseña, ¿qué hago?',
        answer: [
          'Pide un código a tu correo y crea una nueva. Si te equivocaste varias veces, así también la desbloqueas.',
        ],
        link: { to: paths.resetPassword, text: 'Restablecer contraseña' },
      },
      {
        id: 'sesion-cerrada',
        text: '¿Por qué se cerró mi sesión?',
        answer: [
          'Para cuidarte: después de un tiempo sin actividad la cerramos. Antes verás un aviso de 30 segundos con el botón «Ampliar sesión».',
        ],
      },
    ],
  },
  {
    id: 'seguridad',
    title: 'Seguridad',
    questions: [
      {
        id: 'datos-por-correo',
        text: '¿Me pedirán datos por correo?',
        answer: [
          'Nunca. No pedimos información personal ni financiera por correo electrónico. Si recibes un mensaje así, no respondas ni abras sus links, y cuéntanos.',
        ],
        link: { to: paths.contact, text: 'Escríbenos' },
      },
      {
        id: 'correos-y-links-del-portal',
        text: '¿Cómo reconozco los correos y links del portal?',
        answer: [
          `Solo te escribimos por algo que se hizo aquí: un comprobante, un link de pago que alguien te envió desde ${environment.linkSender}, el código para recuperar tu acceso o la copia de un mensaje tuyo. Ninguno trae archivos que abrir ni pide datos.`,
          `Sus links empiezan por ${portalAddress}: compara letra por letra, hasta la primera barra. Antes de pagar verás las empresas y los montos; el pago mismo se hace en la página del banco.`,
          'Si dudas, no presiones el link: escribe tú la dirección del portal y consulta tu cuenta, o busca el pago con su referencia.',
        ],
        link: { to: paymentSearchPath, text: 'Buscar un pago' },
      },
      {
        id: 'datos-de-tarjeta',
        text: '¿Guardan los datos de mi tarjeta?',
        answer: [
          'No. El pago se hace en la página del banco: este portal no ve ni guarda tus tarjetas ni tus claves.',
        ],
      },
    ],
  },
];

import { styled } from '@mui/material/styles';
import type { PaymentLink } from '../../api/paymentLink.ts';
import { companyImage } from '../../store/cart/cartItems.ts';
import { plainList } from '../../theme/plainList.ts';
import { quietText } from '../../theme/quietText.ts';
import { theme } from '../../theme/theme.ts';
import { CompanyMark } from '../../ui/companies/CompanyMark.tsx';
import { PaperSlip, SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, marginBottom: 12 });
const Company = styled('h2')(theme.typography.h3);
const Accounts = styled('ul')(plainList);
const Account = styled('li')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 8,
});
const Words = styled('div')({ minWidth: 0, lineHeight: 1.35 });
const Detail = styled('div')({
  ...quietText,
});

/** What a link is for, on a paper slip: the company, each account, and the total. */
export function LinkSlip({ payment: { companyName, items, total } }: { payment: PaymentLink }) {
  const [first] = items;
  const isOne = items.every(
    ({ company, contract_name }) =>
      company.name === companyName && contract_name === first?.contract_name,
  );
  const image = companyImage(items, companyName);
  return (
    <PaperSlip>
      <Head>
        <CompanyMark name={companyName} image={image} size={40} />
        <Words>
          <Company>
            <UntrustedText>{companyName || 'Cuentas'}</UntrustedText>
          </Company>
          {isOne && first && (
            <Detail>
              <UntrustedText>{first.contract_name}</UntrustedText>
            </Detail>
          )}
        </Words>
      </Head>
      <Accounts aria-label="Cuentas">
        {items.map(({ debtFrontId, invoiceId, company, contract_name, amount }) => (
          <Account key={debtFrontId}>
            <Words>
              <UntrustedText>{invoiceId}</UntrustedText>
              {!isOne && (
                <Detail>
                  {company.name !== companyName && (
                    <>
                      <UntrustedText>{company.name}</UntrustedText> ·{' '}
                    </>
                  )}
                  <UntrustedText>{contract_name}</UntrustedText>
                </Detail>
              )}
            </Words>
            <MoneyText amount={amount} />
          </Account>
        ))}
      </Accounts>
      <SlipDivider />
      <TotalLine amount={total} />
    </PaperSlip>
  );
}

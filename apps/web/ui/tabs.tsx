import type { ReactNode } from 'react';
import {
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
  Tab,
  TabList,
  TabPanel,
} from 'react-aria-components/Tabs';
import './tabs.css';

export type TabItem = { readonly id: string; readonly label: ReactNode; readonly panel: ReactNode };

type TabsProps = Omit<AriaTabsProps, 'children' | 'className' | 'style'> & {
  label: string;
  tabs: readonly TabItem[];
};

/** Arrow keys move without opening: a panel that loads data opens on Enter or Space. */
export function Tabs({ label, tabs, ...props }: TabsProps) {
  return (
    <AriaTabs keyboardActivation="manual" {...props} className="tabs">
      <TabList aria-label={label} className="tab-list">
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className="tab">
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="tab-panel">
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

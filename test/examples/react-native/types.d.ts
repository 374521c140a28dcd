// The types of React Native come with all of it, 200 MB. These are what the example uses.
declare module 'react-native' {
  import type { ReactElement, ReactNode } from 'react';

  export function Text(props: { readonly children: ReactNode }): ReactElement;
  export function FlatList<Item>(props: {
    readonly data: readonly Item[];
    readonly keyExtractor: (item: Item) => string;
    readonly renderItem: (row: { readonly item: Item }) => ReactElement;
    readonly onEndReached: () => unknown;
    readonly onRefresh: () => unknown;
    readonly refreshing: boolean;
  }): ReactElement;
}

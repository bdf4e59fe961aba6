import { listReports, makeReportAgain } from '@casefolio/contract/transfer.contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import { allFiles, nextPage, reportPageSize } from '../report-files.ts';

/** How often is asked how far a file is. */
const whileRunningMs = 2000;

/** The exported files, a page at a time; as long as one is being made, how far it is. */
export function useReports(userId: number) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['reports', userId],
    queryFn: ({ pageParam, signal }) =>
      call(listReports, { params: { userId }, query: { page: pageParam, pageSize: reportPageSize }, signal }),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => nextPage(pages),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      allFiles(state.data?.pages ?? []).some(({ status }) => status === 'RUNNING') ? whileRunningMs : false,
  });
  return {
    files: data ? allFiles(data.pages) : null,
    isError: error !== null && data === undefined,
    tryAgain: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  };
}

/** A file that has expired or failed is made again; gives what went wrong, in words, or null. */
export function useMakeAgain(userId: number) {
  const queryClient = useQueryClient();
  const making = useMutation({
    mutationFn: (reportId: number) => call(makeReportAgain, { params: { userId, reportId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['reports', userId] }),
  });
  return {
    isBeginning: making.isPending,
    makeAgain: (reportId: number): Promise<string | null> => making.mutateAsync(reportId).then(() => null, failureText),
  };
}

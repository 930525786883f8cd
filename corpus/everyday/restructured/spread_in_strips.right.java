class Main {
    static void spread(byte[] cells, byte mark) {
        int start = 0;
        while (start < cells.length) {
            int end = Math.min(cells.length - start, 10) + start;
            for (int i = start; i < end; i++)
                cells[i] = mark;
            start = end;
        }
    }
}

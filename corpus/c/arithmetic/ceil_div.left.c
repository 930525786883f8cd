// claim:  pages
// truth:  different
// why:    rounding up by adding first wraps for large numbers of items
unsigned pages(unsigned items, unsigned per_page) {
    if (per_page == 0) return 0;
    return items / per_page + (items % per_page != 0);
}

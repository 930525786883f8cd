unsigned pages(unsigned items, unsigned per_page) {
    if (per_page == 0) return 0;
    return (items + per_page - 1) / per_page;
}

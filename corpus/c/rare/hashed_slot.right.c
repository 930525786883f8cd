unsigned slot(unsigned key) {
    unsigned hash = key * 2654435761u;
    return hash >> 22;
}

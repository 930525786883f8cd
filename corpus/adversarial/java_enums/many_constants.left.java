// claim:  Codes.rank
// truth:  different
// today:  unknown
// why:    two of many constants changed places
enum Code {
    C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23, C24, C25, C26, C27, C28, C29
}

class Codes {
    static int rank(Code code) {
        return code.ordinal();
    }
}

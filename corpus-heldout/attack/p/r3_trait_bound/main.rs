struct S; impl f::T for S { fn a(&self)->i32 {1} } fn main(){ println!("ok"); }
